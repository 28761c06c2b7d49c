/** A currency code or sign before an amount. */
export const CURRENCY = '(?:[A-Z]{3}|[KTU]?[Ss]hs?\\.?|[$€£¥])';
