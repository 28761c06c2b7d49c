/** What the list shows (specification 4): a theme or all articles, and which page. */
export interface Selection {
  /** Id of the theme; undefined for all. */
  category: string | undefined;
  page: number;
}

export type SelectionEvent = { do: 'filter'; category: string | undefined } | { do: 'turn'; page: number };

export const EVERYTHING: Selection = { category: undefined, page: 1 };

/** The selection after an event. Choosing a theme goes to its first page. */
export function selection(state: Selection, event: SelectionEvent): Selection {
  return event.do === 'filter' ? { category: event.category, page: 1 } : { ...state, page: event.page };
}

/** The articles of a theme; all articles if it is undefined. */
export function ofCategory<T extends { category: { id: string } }>(articles: T[], category: string | undefined): T[] {
  return category === undefined ? articles : articles.filter((article) => article.category.id === category);
}
