/** The sentences of a text, and the parts of one that a semicolon divides. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?;]) /);
