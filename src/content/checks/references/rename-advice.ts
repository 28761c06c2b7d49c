/** The advice to rename something everywhere. @param from what to rename, with its kind: page/faqs @param to its new name */
export const renameEverywhere = (from: string, to: string) =>
  `To rename it everywhere, then run: npm run content -- rename ${from} ${to}`;
