/** What entries of collections can say to search engines and feeds, by `x-structured-data` of their schema. */
import type { Picture } from './resolved.ts';

/** What entries of each kind have; a collection whose schema says more than it has fails the type check. */
export interface StructuredEntries {
  Article: {
    id: string;
    title: string;
    excerpt: string;
    author: { name: string; role: string };
    /** Year-month-day, as all days. */
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

/** The entry that the address names, and what its page belongs to (x-trail). */
export type NamedEntry = { [K in Kind]: { type: K; entry: StructuredEntries[K]; trail?: string } }[Kind];
