/** A running table as one page has it: who looks, what they see, what they do, and how they have it before them. */

import type { GameFace } from "@/face/face";
import type { View } from "@/face/view";
import type { TableInfo } from "@/generated/protocol";
import type { Session } from "@/session/session.svelte";
import { notice } from "@/table/notices/watching.svelte";
import { haveNumbers } from "@/words/numbers";
import { Deciding } from "./deciding.svelte";
import { Display } from "./display.svelte";
import { Looking } from "./looking.svelte";
import { Shown } from "./shown.svelte";

/** What each part of the page is given. */
export interface PartProps {
  playing: Playing;
  table: TableInfo;
  view: View;
  session: Session;
}

export class Playing {
  readonly looking: Looking;
  readonly shown: Shown;
  readonly deciding: Deciding;
  readonly display: Display;

  /** To be made while a component starts. */
  constructor(
    sessions: () => readonly Session[],
    private readonly faceNow: () => GameFace,
  ) {
    const looking = new Looking(sessions, faceNow, () => {
      this.deciding.forget();
      this.display.closeAll();
    });
    const shown = new Shown(looking, faceNow);
    haveNumbers(() => (shown.view && faceNow().numbers?.(shown.view)) ?? {});
    this.looking = looking;
    this.shown = shown;
    this.deciding = new Deciding(looking, shown, faceNow);
    this.display = new Display(shown, faceNow);
    notice({
      get session() {
        return looking.session;
      },
      get director() {
        return looking.director;
      },
      get face() {
        return faceNow();
      },
      get mine() {
        return shown.mine;
      },
      get table() {
        return shown.table;
      },
    });
  }

  get face(): GameFace {
    return this.faceNow();
  }
}
