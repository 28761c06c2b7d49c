/**
 * The shapes that pass between the compiler, the renderer, the browser and the server.
 * Types of content come from the schemas (generated/types); here is only what the compiler makes of it.
 */
import type {
  Block,
  Content,
  Email,
  Form,
  Integrations,
  Modal,
  Navigation,
  ServerMessages,
  SiteSettings,
  Theme,
  Words,
} from './generated/types.ts';

/** A picture as components receive it: an entry of images/ with its size and the widths that are made of it. */
export interface Picture {
  /** File name in images/ without its ending. */
  name: string;
  alt: string;
  /** Width and height of the master, in pixels. */
  width: number;
  height: number;
  /** First eight hex digits of the SHA-256 of master and settings; part of the file names. */
  hash: string;
  /** Widths in pixels that exist as /images/<name>-<hash>-<width>.avif; the fallback is /images/<name>-<hash>-<fallback>.webp. */
  widths: number[];
  fallback: number;
  /** The path that the site lies under, where it does not lie at the top of its host. */
  basePath?: string;
  /** Class that sets focal point and placeholder colour; its rule is `pictureRule` of build/pictures. */
  className: string;
}

/** One choice of a list. */
export interface Option {
  value: string;
  label: string;
}

/** A rule of a field, with the text of its message. */
export interface Rule {
  rule:
    | 'required'
    | 'email'
    | 'kenyan-phone'
    | 'url'
    | 'accepted'
    | 'min-length'
    | 'max-length'
    | 'pattern'
    | 'file-type'
    | 'file-size';
  message: string;
  value?: number;
  pattern?: string;
  types?: string[];
}

/** A mail as the browser asks for it: subject and body stay with the server or the mail service. */
export type MailRequest = Pick<Email, 'templateId' | 'params'>;

/** Where and how the browser hands in a filled form; from integrations.json and emails/. */
export interface FormDelivery {
  /** submissionEndpoint or subscriptionEndpoint, by the form's kind. */
  endpoint: string;
  /** Milliseconds without an answer until a save counts as failed. */
  saveTimeout: number;
  /** Milliseconds without any movement until a save with a document counts as failed. */
  uploadTimeout: number;
  emailjs: Integrations['emailjs'];
  /** In the order of the form's `emails`, quotations filled in; empty for a form without mails. */
  mails: MailRequest[];
}

/** A form with its options and messages in place: what FormView renders and the server checks by. */
export type FormDefinition = Form & { id: string; delivery: FormDelivery };
export type FormField = FormDefinition['fields'][number];

/** Where a parameter of a mail takes its value from: a field of the submission or a fixed text. */
export interface EmailParam {
  field?: string;
  text?: string;
  fallback?: string;
  join?: string;
  format?: 'date-time';
  labels?: boolean;
}
export type EmailDefinition = Email & { id: string };

/** An entry of a collection with everything in place; the id is its file name. */
export type Entry<K extends keyof Content> = Omit<Content[K], '$schema' | 'order'> & { id: string };

/** An entry as lists show it: without what its schema marks with x-detail. */
export type ListItem<K extends keyof Content> = Omit<Entry<K>, 'body'>;

export type ArticleEntry = Entry<'articles'>;
export type ArticleItem = ListItem<'articles'>;
export type CategoryItem = ListItem<'categories'>;
export type FaqItem = ListItem<'faqs'>;
export type LeaderItem = ListItem<'leaders'>;
export type OpeningItem = ListItem<'openings'>;
export type ProjectItem = ListItem<'projects'>;

/** What a block component receives: its own JSON (resolved), an id unique on the page, and its words. */
export type BlockProps<T extends Block['type']> = Extract<Block, { type: T }> & {
  /** Unique on the page: prefix for ids inside the block. */
  blockKey: string;
  /** The interface words that the schema's x-words names. */
  words: Words;
};

/** One page as the compiler hands it to the renderer. */
export interface CompiledPage {
  id: string;
  /** The path this page data is for, below the base path. */
  path: string;
  /** The main path of the page, for the canonical link. The base path is in the address of the site. */
  canonicalPath: string;
  /** The path of the list where entries open on the page of their list: going from one to another keeps the screen. */
  screen?: string;
  title: string;
  description: string;
  layout: 'site' | 'bare' | 'overlay';
  hidden: boolean;
  /** Whether search engines are told about the company here. */
  aboutCompany: boolean;
  image: Picture;
  blocks: Block[];
  /** The dialogs that links of the page open. */
  modals: (Modal & { id: string })[];
}

/** What every page shares: goes to the browser as one hashed file. */
export interface SiteData {
  site: SiteSettings;
  navigation: Navigation;
  words: Words;
  integrations: Integrations;
  /** What is shown for entries that do not exist: paths that begin so, and the path its page is rendered under. */
  missing: { prefix: string; path: string }[];
  /** The path that the site lies under, as in `/site`; none at the top of its host. */
  basePath?: string;
}

/**
 * Rendered pieces that the server puts into a page for a browser without JavaScript. It fills the marks in braces:
 * {id} {title} {target} {message} {label}.
 */
export interface FormPieces {
  /** The summary of what is wrong, with one item in its list. */
  summary: string;
  /** What is wrong with a field. */
  problem: string;
  /** What else is said about a field. */
  note: string;
  /** What is wrong with a form that says so in one line. */
  notice: string;
  /** The good news in place of a form, by the form's id; its last link leads back to the page. */
  thanks: Record<string, string>;
}

/** What the server needs and visitors must not see. */
export interface ServerConfig {
  /** The path that the site lies under, as in `/site`; none at the top of its host. */
  basePath?: string;
  site: SiteSettings;
  words: Words;
  forms: FormDefinition[];
  emails: EmailDefinition[];
  integrations: Integrations;
  /** What the server says to visitors; from server-messages.json. The server does not start without it. */
  serverMessages?: ServerMessages;
  /** The path of a page that a form stands on, by the form's id. */
  formPages?: Record<string, string>;
  /** Only in a built site. */
  formPieces?: FormPieces;
}

/** A picture whose files have to be made. */
export interface ImageFile {
  picture: Picture;
  /** Absolute path of the master. */
  file: string;
  focus: [number, number];
  color: string;
}

/** A content folder that was checked and found good. */
export interface CompiledSite {
  data: SiteData;
  theme: Theme;
  /** Every path with its page id, aliases included, and parameters filled in. */
  paths: { path: string; canonicalPath: string; pageId: string; entry?: { collection: string; id: string } }[];
  notFoundPath: string;
  /** Begins every path of this site: as in `/site`, or empty at the top of its host. */
  basePath: string;
  /** Changes when anything but the files of pages changes that pages may take from. */
  commonHash: string;
  /** Changes when the file of a path's page changes. */
  sourceHash(path: string): string;
  /** Resolves one page; called once for each path while rendering, so that memory stays bounded. */
  page(path: string): CompiledPage;
  server: ServerConfig;
  /** The pictures that pages use. */
  images: ImageFile[];
}

/** A mistake in the content, in words for staff. Design section 1. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  /** Relative to the folder the command runs in, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the value at fault. */
  pointer: string;
  message: string;
  suggestion: string;
}

/** An interactive block on a page. */
export interface Island {
  when: 'load' | 'visible' | 'moving';
  /** Address of the block's chunk. */
  script: string;
  /** Its properties but for its key; the address of a file that holds them where they are long. */
  props: Record<string, unknown> | string;
}

/** A block as the browser knows it. */
export interface PageBlock {
  key: string;
  type: string;
  island?: Island;
}

/** A page as the browser knows it: inline in its HTML (without html), or fetched for client-side navigation (with html). */
export interface PageData {
  path: string;
  screen?: string;
  layout: CompiledPage['layout'];
  blocks: PageBlock[];
  /** Address of the script this page was built with; another one means that the site was built anew. */
  entry: string;
  /** Address of SiteData. */
  site: string;
  /** Addresses of the style sheets of the blocks on this page. */
  styles: string[];
}

/** Page data with everything that the HTML of a full load would hold. */
export interface FullPageData extends PageData {
  title: string;
  /** The tags of Head as properties. */
  head: HeadData;
  /** What the search shows of the page; none for pages that shall not be found. */
  listing?: { title: string; category: string };
  /** Rendered HTML by block key. */
  html: Record<string, string>;
  /** Rendered dialogs. */
  dialogs: string;
  /** The rendered footer; only while editing, since otherwise it never changes. */
  footer?: string;
  /** Symbols of icons and drawings used by the page: id to SVG symbol. */
  icons: Record<string, string>;
  /** Style rules of the pictures on the page. */
  pictureStyle: string;
}

/** What Head renders. */
export interface HeadData {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  /** Address of the folder of the pictures. */
  imagesUrl: string;
  /** The picture shown where the page is shared; width and height in pixels. */
  image: { file: string; width: number; height: number };
  imageAlt: string;
  hidden: boolean;
  language: string;
  /** What kind of thing is shared, in the words of Open Graph. */
  type: 'website' | 'article' | 'profile';
  /** What shared links tell of an article; days are year-month-day. */
  article?: { published: string; modified?: string; author: string; section: string; keywords: string[] };
  /** Addresses of the feeds, on pages of the blog. */
  feed?: { title: string; rss: string; json: string };
}

/** /pagefind/shards.json: the folders of the search index, the first with the program; names of results out of date. */
export type SearchShards = Record<'shards' | 'superseded', string[]>;
