/** Sea, depth, land and relief, painted once into a picture, so that moving the map costs nothing. */

import type { Pack } from "../pack";
import { shapesOf } from "./shapes";

const SCALE = 0.75;

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

function markup(pack: Pack, colour: (name: string) => string): string {
  const shapes = shapesOf(pack);
  const [wide, high] = pack.geometry.size;
  const land = `<path d="${shapes.land}"`;
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
  const shoals = [76, 58, 42, 27, 14].map(
    (reach) => `${land} fill="none" stroke="#f2f8f0" stroke-width="${reach}" stroke-linejoin="round" opacity=".1"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * SCALE}" height="${high * SCALE}" viewBox="0 0 ${wide} ${high}">
<defs><clipPath id="coast"><path d="${shapes.land}"/></clipPath>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="relief" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="3" seed="8"/><feDiffuseLighting surfaceScale="11" diffuseConstant="1.05" lighting-color="#fff4e0"><feDistantLight azimuth="225" elevation="56"/></feDiffuseLighting></filter>
<filter id="waves" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .011" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .86  0 0 0 0 .95  0 0 0 0 .92  0 0 0 2.2 -.85"/></filter>
<linearGradient id="fx"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".06" stop-color="#fff"/><stop offset=".94" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="fy" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".09" stop-color="#fff"/><stop offset=".91" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade"><rect width="${wide}" height="${high}" fill="url(#fx)"/></mask><mask id="fade-y"><rect width="${wide}" height="${high}" fill="url(#fy)"/></mask></defs>
<rect width="${wide}" height="${high}" fill="${colour("--sea-deep")}"/>
<g mask="url(#fade)"><g mask="url(#fade-y)"><rect width="${wide}" height="${high}" filter="url(#waves)" opacity=".3"/>
${land} fill="none" stroke="${colour("--sea-shallow")}" stroke-width="150" opacity=".85" filter="url(#blur)"/></g></g>
${shoals.join("")}${land} fill="#1b2a2e" opacity=".35" transform="translate(3 7)"/>
${tints.join("")}
<g clip-path="url(#coast)"><rect width="${wide}" height="${high}" filter="url(#relief)" style="mix-blend-mode:multiply" opacity=".42"/></g>
${land} fill="${colour("--map-veil")}"/></svg>`;
}

const painted = new Map<string, Promise<string>>();

async function paint(pack: Pack): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const drawing = markup(pack, (name) => style.getPropertyValue(name).trim());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const [wide, high] = pack.geometry.size;
  const canvas = Object.assign(document.createElement("canvas"), { width: wide * SCALE, height: high * SCALE });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.9);
}

/** The address of the ground in the colours of a theme. */
export function ground(pack: Pack, theme: string): Promise<string> {
  const key = `${pack.hash} ${theme}`;
  let picture = painted.get(key);
  if (!picture) painted.set(key, (picture = paint(pack)));
  return picture;
}
