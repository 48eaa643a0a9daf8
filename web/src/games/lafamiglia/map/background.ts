/** Sea, depth, land and relief, painted once into a picture, so that moving the map costs nothing. */

import type { Pack } from "../model/pack";
import { shapesOf } from "./shapes";

const SCALE = 0.75;
/** Clouds of colour need few points: at this scale they cost a tenth and look the same. */
const SOFT = SCALE / 4;

/** A colour between two, as `#rrggbb`. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [parseInt(one.slice(at, at + 2), 16), parseInt(other.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** A canvas of this scale in the units of the map. */
function sheet(pack: Pack, scale: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const [wide, high] = pack.geometry.size;
  const canvas = Object.assign(document.createElement("canvas"), { width: wide * scale, height: high * scale });
  const context = canvas.getContext("2d");
  context?.scale(scale, scale);
  return [canvas, context];
}

/** A drawing, turned into points at this scale: later on it would be drawn as finely as the sheet it goes to. */
async function drawing(pack: Pack, scale: number, content: string): Promise<HTMLCanvasElement> {
  const [wide, high] = pack.geometry.size;
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${content}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const [canvas, context] = sheet(pack, scale);
  context?.drawImage(image, 0, 0, wide, high);
  return canvas;
}

const FADES = `<linearGradient id="fx"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".06" stop-color="#fff"/><stop offset=".94" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="fy" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".09" stop-color="#fff"/><stop offset=".91" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade"><rect width="100%" height="100%" fill="url(#fx)"/></mask><mask id="fade-y"><rect width="100%" height="100%" fill="url(#fy)"/></mask>`;

/** Deep water, waves, and the shallows round the coast. */
function sea(land: string, colour: (name: string) => string): string {
  return `<defs>${FADES}<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="waves" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .011" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .86  0 0 0 0 .95  0 0 0 0 .92  0 0 0 2.2 -.85"/></filter></defs>
<rect width="100%" height="100%" fill="${colour("--sea-deep")}"/>
<g mask="url(#fade)"><g mask="url(#fade-y)"><rect width="100%" height="100%" filter="url(#waves)" opacity=".3"/>
<path d="${land}" fill="none" stroke="${colour("--sea-shallow")}" stroke-width="150" opacity=".85" filter="url(#blur)"/></g></g>`;
}

/** Shoals, the island's shadow, and the Mandamenti in their tints. */
function coast(pack: Pack): string {
  const shapes = shapesOf(pack);
  const land = `<path d="${shapes.land}"`;
  const shoals = [76, 58, 42, 27, 14].map(
    (reach) => `${land} fill="none" stroke="#f2f8f0" stroke-width="${reach}" stroke-linejoin="round" opacity=".1"/>`,
  );
  const tints = Object.entries(pack.geometry.mandamenti).map(([name, { tint }]) => {
    const d = shapes.mandamento[name] ?? "";
    const rim = mix(tint, "#4a2c12", 0.5);
    const rims = [
      [34, 0.12],
      [20, 0.14],
      [9, 0.2],
    ].map(
      ([reach, faint]) => `<path d="${d}" fill="none" stroke="${rim}" stroke-width="${reach}" opacity="${faint}"/>`,
    );
    return `<clipPath id="c-${name}"><path d="${d}"/></clipPath><g clip-path="url(#c-${name})"><path d="${d}" fill="${tint}"/>${rims.join("")}</g>`;
  });
  return `${shoals.join("")}${land} fill="#1b2a2e" opacity=".35" transform="translate(3 7)"/>${tints.join("")}`;
}

const RELIEF = `<filter id="relief" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="3" seed="8"/><feDiffuseLighting surfaceScale="11" diffuseConstant="1.05" lighting-color="#fff4e0"><feDistantLight azimuth="225" elevation="56"/></feDiffuseLighting></filter>
<rect width="100%" height="100%" filter="url(#relief)"/>`;

const MOST_PAINTED = 6;
const painted = new Map<string, Promise<string>>();

async function paint(pack: Pack): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const { land } = shapesOf(pack);
  const [wide, high] = pack.geometry.size;
  const [water, island, relief] = await Promise.all([
    drawing(pack, SOFT, sea(land, colour)),
    drawing(pack, SCALE, coast(pack)),
    drawing(pack, SOFT * 2, RELIEF),
  ]);
  const [canvas, context] = sheet(pack, SCALE);
  if (!context) return "";
  context.drawImage(water, 0, 0, wide, high);
  context.drawImage(island, 0, 0, wide, high);
  const outline = new Path2D(land);
  context.save();
  context.clip(outline);
  context.globalCompositeOperation = "multiply";
  context.globalAlpha = 0.42;
  context.drawImage(relief, 0, 0, wide, high);
  context.restore();
  context.fillStyle = colour("--map-veil");
  context.fill(outline);
  // WebP takes ten times as long to encode, and this picture never leaves the page.
  return canvas.toDataURL("image/jpeg", 0.9);
}

/** The address of the ground in the colours of a theme. */
export function ground(pack: Pack, theme: string): Promise<string> {
  const key = `${pack.hash} ${theme}`;
  let picture = painted.get(key);
  if (!picture) {
    painted.set(key, (picture = paint(pack)));
    // A map that is being drawn is painted again and again.
    for (const old of [...painted.keys()].slice(0, -MOST_PAINTED)) painted.delete(old);
  }
  return picture;
}
