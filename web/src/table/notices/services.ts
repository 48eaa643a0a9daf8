/** The chat services that a player can be told by, and the addresses that their own names stand for. */

import type { NoticeTest } from "@/generated/protocol";

export type ChatService = NonNullable<NoticeTest["service"]>;

export interface Field {
  name: "address" | "token" | "chat" | "server" | "topic";
  kind: "url" | "text" | "password";
  example: string;
}

const address = (example: string): Field => ({ name: "address", kind: "url", example });

export const SERVICES: Readonly<Record<ChatService, { label: string; fields: readonly Field[] }>> = {
  discord: { label: "Discord", fields: [address("https://discord.com/api/webhooks/…")] },
  slack: { label: "Slack", fields: [address("https://hooks.slack.com/services/…")] },
  telegram: {
    label: "Telegram",
    fields: [
      { name: "token", kind: "password", example: "123456789:AAF…" },
      { name: "chat", kind: "text", example: "123456789" },
    ],
  },
  ntfy: {
    label: "ntfy",
    fields: [
      { name: "topic", kind: "text", example: "my-turn-8f3k" },
      { name: "server", kind: "url", example: "https://ntfy.sh" },
    ],
  },
  other: { label: "", fields: [address("https://")] },
};

export type Filled = Partial<Record<Field["name"], string>>;

/** The address to call; undefined while something is missing. */
export function addressOf(service: ChatService, filled: Filled): string | undefined {
  const of = (name: Field["name"]): string => filled[name]?.trim() ?? "";
  if (service === "telegram") {
    if (!of("token") || !of("chat")) return undefined;
    return `https://api.telegram.org/bot${encodeURI(of("token"))}/sendMessage?chat_id=${encodeURIComponent(of("chat"))}`;
  }
  if (service === "ntfy") {
    if (!of("topic")) return undefined;
    return `${(of("server") || "https://ntfy.sh").replace(/\/+$/, "")}/${encodeURIComponent(of("topic"))}`;
  }
  return of("address") || undefined;
}
