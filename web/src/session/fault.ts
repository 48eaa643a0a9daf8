/** What a page says of something that went wrong, whatever was thrown. */
export const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
