/** Data that entries of collections provide to search engines and feeds, by `x-structured-data` in their schema. */
import type { Picture } from './resolved.ts';

/**
 * The properties of each kind of entry. A collection whose schema claims a kind without having its properties fails the
 * type check.
 */
export interface StructuredEntries {
  Article: {
    id: string;
    title: string;
    excerpt: string;
    author: { name: string; role: string };
    /** Year-month-day, like all dates. */
    published: string;
    modified?: string | undefined;
    category: { name: string };
    tags?: string[] | undefined;
    seo: { keywords?: string[] | undefined };
    picture: Picture;
  };
  Person: {
    name: string;
    title: string;
    metaDescription: string;
    picture: Picture;
    email?: string | undefined;
    profileLink?: string | undefined;
    expertise: string[];
    education: { institution: string }[];
  };
  JobPosting: {
    id: string;
    title: string;
    location: string;
    available: boolean;
    published?: string | undefined;
    closes?: string | undefined;
    employment?: string | undefined;
    summary: string;
    requirements: string[];
  };
  Question: { question: string; answer: string[] };
}

type Kind = keyof StructuredEntries;

/** Entries that a block lists. */
export type ListedEntries = { [K in Kind]: { type: K; entries: StructuredEntries[K][] } }[Kind];

/** The entry that the URL names, and its parent in the breadcrumbs (x-trail). */
export type NamedEntry = { [K in Kind]: { type: K; entry: StructuredEntries[K]; trail?: string } }[Kind];
