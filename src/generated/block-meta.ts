/* Written by scripts/generate.ts from the annotations in schemas/blocks/. */
import type { Block, Words } from './types.ts';

/** What a block's schema says about how it is rendered. */
export interface BlockMeta {
  /** When the block is hydrated; without it, it never costs script. */
  hydrate?: 'load' | 'visible' | 'moving';
  /** The interface words that the component receives. */
  words: (keyof Words)[];
  /** Whether the block holds the page's h1. */
  heading: boolean;
}

export const blockMeta: Record<Block['type'], BlockMeta> = {
  'accordion': { words: [], heading: false },
  'article-carousel': { hydrate: 'moving', words: ['pause', 'play', 'previous', 'next', 'chooseSlide', 'slideOf', 'dateLocale', 'carousel', 'slide'], heading: true },
  'article-list': { hydrate: 'visible', words: ['previous', 'next', 'dateLocale'], heading: false },
  'article': { hydrate: 'visible', words: ['dateLocale', 'asTable', 'figureResult', 'figureTarget', 'figureMarket', 'figureSource'], heading: true },
  'banner': { hydrate: 'load', words: ['close'], heading: false },
  'calendar': { words: [], heading: false },
  'call-to-action': { words: [], heading: false },
  'cards': { words: [], heading: false },
  'chart': { words: ['asTable', 'figureResult', 'figureTarget', 'figureMarket', 'figureSource'], heading: false },
  'contact-details': { words: [], heading: false },
  'directory': { words: [], heading: false },
  'error-screen': { words: [], heading: true },
  'figures': { words: ['figureResult', 'figureTarget', 'figureMarket', 'figureSource'], heading: false },
  'form': { hydrate: 'visible', words: ['close', 'ok', 'optional', 'errorPrefix', 'errorSummary', 'choose', 'uploading', 'uploadEnding', 'fileUnreadable', 'draftRestored', 'draftDocument', 'clearForm', 'removeDocument'], heading: false },
  'hero-carousel': { hydrate: 'moving', words: ['pause', 'play', 'slides', 'chooseSlide', 'slideOf', 'carousel', 'slide'], heading: true },
  'leave-list': { words: [], heading: true },
  'map': { words: [], heading: false },
  'metrics': { words: ['figureResult', 'figureTarget', 'figureMarket', 'figureSource'], heading: false },
  'notice': { words: ['close'], heading: true },
  'openings': { words: [], heading: false },
  'page-hero': { words: [], heading: true },
  'picture-pair': { hydrate: 'visible', words: [], heading: false },
  'plain-text': { words: [], heading: true },
  'profiles': { hydrate: 'visible', words: ['close'], heading: false },
  'projects': { words: [], heading: false },
  'quote': { words: [], heading: false },
  'sheet': { words: [], heading: false },
  'steps': { words: [], heading: false },
  'tabs': { hydrate: 'visible', words: [], heading: false },
  'text-section': { words: [], heading: false },
};
