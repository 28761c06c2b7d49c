/** The compiler's output, as the build receives it. */
import type { Block, Modal, PdfDocument, Theme } from '../generated/types.ts';
import type { DocumentFile, Picture } from './resolved.ts';
import type { ServerConfig } from './server-config.ts';
import type { SiteData } from './site-data.ts';

/** One page as the compiler passes it to the renderer. */
export interface CompiledPage {
  id: string;
  /** The path of this page, without the base path. */
  path: string;
  /**
   * The main path of the page, for the canonical link. Does not include the base path, which is part of the site's URL.
   */
  canonicalPath: string;
  /** The list's path, if entries open on the page of their list: navigation between them keeps the screen. */
  screen?: string;
  title: string;
  description: string;
  layout: 'site' | 'bare' | 'overlay';
  hidden: boolean;
  /** Whether the page includes the company's structured data. */
  aboutCompany: boolean;
  image: Picture;
  blocks: Block[];
  /** The dialogs that links on the page open. */
  modals: (Modal & { id: string })[];
}

/** A picture whose files must be generated. */
export interface ImageFile {
  picture: Picture;
  /** Absolute path of the master. */
  file: string;
  focus: [number, number];
  color: string;
}

/** A document that visitors download. */
export type CompiledDocument = PdfDocument & {
  id: string;
  /** The same object that pages reference: values the build sets here appear in every page compiled afterwards. */
  file: DocumentFile;
};

/** A content folder that passed the check. */
export interface CompiledSite {
  data: SiteData;
  theme: Theme;
  /** Absolute path of the company's drawings and fonts. */
  brandDir: string;
  /** Absolute path of the folder with static files; it may be missing. */
  publicDir: string;
  /** Every path with its page id, including aliases, with parameters filled in. */
  paths: { path: string; canonicalPath: string; pageId: string; entry?: { collection: string; id: string } }[];
  /** The collections whose entries are in the feed. */
  feedCollections: string[];
  /** Moved addresses: old and new path, both without the base path. */
  redirects: Record<string, string>;
  notFoundPath: string;
  /** The prefix of every path of this site, such as `/site`; empty at the root of the host. */
  basePath: string;
  /** Changes when content that pages may use changes, other than the page files themselves. */
  commonHash: string;
  /** Changes when the file of a path's page changes. */
  sourceHash(path: string): string;
  /** Resolves one page. Called once per path while rendering, so that memory stays bounded. */
  page(path: string): CompiledPage;
  server: ServerConfig;
  /** Sorted by name. */
  documents: CompiledDocument[];
  /** The pictures that pages use. */
  images: ImageFile[];
}
