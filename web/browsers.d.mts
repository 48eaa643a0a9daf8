export interface Served {
  chrome: string;
  edge: string;
  firefox: string;
  safari: string;
  ios: string;
}
export function served(): Served;
