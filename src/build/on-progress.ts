/** Is told how far a part of a build is: 12 of 40 pages. A part ends when the next one begins. */
export type OnProgress = (part: string, done: number, total: number) => void;
