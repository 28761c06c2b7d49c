/** What the compiler hands to the build. */
import type { Block, Modal, PdfDocument, Theme } from '../generated/types.ts';
import type { DocumentFile, Picture } from './resolved.ts';
import type { ServerConfig } from './server-config.ts';
import type { SiteData } from './site-data.ts';

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
  /** Whether the page carries the structured data of the company. */
  aboutCompany: boolean;
  image: Picture;
  blocks: Block[];
  /** The dialogs that links of the page open. */
  modals: (Modal & { id: string })[];
}

/** A picture whose files have to be made. */
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
  /** The very object that pages hold: what is noted in it stands in every page that is compiled afterwards. */
  file: DocumentFile;
};

/** A content folder that was checked and found good. */
export interface CompiledSite {
  data: SiteData;
  theme: Theme;
  /** Absolute: drawings and fonts of the company. */
  brandDir: string;
  /** Absolute: files that are served as they are. Need not be there. */
  publicDir: string;
  /** Every path with its page id, aliases included, and parameters filled in. */
  paths: { path: string; canonicalPath: string; pageId: string; entry?: { collection: string; id: string } }[];
  /** The collections whose entries are in the feed. */
  feedCollections: string[];
  /** Addresses that have moved: old and new path, both below the base path. */
  moved: Record<string, string>;
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
  /** In the order of their names. */
  documents: CompiledDocument[];
  /** The pictures that pages use. */
  images: ImageFile[];
}
