/** One number of the pagination. */
export interface PageNumber {
  page: number;
  /** Whether it is shown on narrow screens too: the first, the last and the neighbours of the current page. */
  always: boolean;
  /** Whether narrow screens leave out numbers right before it. */
  afterGap: boolean;
}

/** How many pages a number of entries needs; at least one. */
export function pageCount(entries: number, pageSize: number): number {
  return Math.max(1, Math.ceil(entries / pageSize));
}

/** The page numbers (specification 9), each with whether narrow screens show it. */
export function pageNumbers(current: number, count: number): PageNumber[] {
  const isAlways = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1;
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    const always = isAlways(page);
    return { page, always, afterGap: always && page > 1 && !isAlways(page - 1) };
  });
}

/** The entries of a page; pages count from 1. */
export function entriesOn<T>(entries: T[], page: number, pageSize: number): T[] {
  return entries.slice((page - 1) * pageSize, page * pageSize);
}
