import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";

/**
 * The floors of the house, from the roof down: a room knows those below it only. Rooms on one floor do not know each
 * other.
 */
const FLOORS = [
  ["app"],
  ["pages"],
  ["club"],
  ["workshop", "puzzle", "rules", "members", "host"],
  ["games", "table"],
  ["replay", "story"],
  ["packs", "device"],
  ["frame", "explain", "decision", "log"],
  ["session", "people"],
  ["face"],
  ["widgets"],
  ["words"],
  ["transport"],
  ["browser"],
  ["engine", "generated", "styles", "worker"],
];
/** @param {string} path */
const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

const GAMES = foldersOf("src/games");
const HOMELESS = foldersOf("src").filter((room) => !FLOORS.flat().includes(room));
if (HOMELESS.length > 0) throw new Error(`On which floor of oxlint.config.mjs is ${HOMELESS.join(", ")}?`);

/**
 * The files of a folder may not name these rooms. From room to room one goes by `@/`, or by `../`.
 * @param {string} folder
 * @param {string[]} rooms
 */
const forbid = (folder, rooms) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(@|\\.\\.)/(\\.\\./)*(${rooms.join("|")})(/|$)`,
            message: "That room lies above or beside this one: see the floors in oxlint.config.mjs.",
          },
        ],
      },
    ],
  },
});

/** @param {string} room */
const unknownTo = (room) => {
  const at = FLOORS.findIndex((floor) => floor.includes(room));
  return FLOORS.slice(0, at + 1)
    .flat()
    .filter((other) => other !== room);
};

const floors = [
  ...FLOORS.flat().map((room) => forbid(room, unknownTo(room))),
  ...GAMES.map((game) =>
    forbid(`games/${game}`, [
      ...unknownTo("games"),
      ...GAMES.filter((other) => other !== game).flatMap((other) => [other, `games/${other}`]),
    ]),
  ),
];

export default defineConfig({
  plugins: ["typescript", "import"],
  options: { typeAware: true },
  categories: { correctness: "error" },
  ignorePatterns: ["generated/", "src/generated/"],
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-useless-assignment": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "preserve-caught-error": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/require-await": "error",
    "typescript/restrict-plus-operands": "error",
  },
  overrides: [
    ...floors,
    // Node runs these as they are; what they read is known to nobody's types.
    {
      files: ["*.mjs", "served/*.mjs", "old.js"],
      rules: Object.fromEntries(
        ["argument", "assignment", "call", "member-access", "return"].map((kind) => [
          `typescript/no-unsafe-${kind}`,
          "off",
        ]),
      ),
    },
    // Browsers read this that are older than all that is wanted elsewhere.
    { files: ["old.js"], rules: { "no-var": "off", "no-unused-vars": ["error", { caughtErrors: "none" }] } },
    // A component that draws itself again inside imports itself.
    {
      files: ["src/workshop/form/FieldView.svelte", "src/workshop/form/Numbers.svelte"],
      rules: { "import/no-cycle": "off" },
    },
  ],
});
