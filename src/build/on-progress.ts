/** Called with the progress of a build step, such as 12 of 40 pages. A step ends when the next one begins. */
export type OnProgress = (part: string, done: number, total: number) => void;
