/* Written by scripts/generate.ts from schemas/blocks/. A new block needs a schema and its folder, nothing here. */
import type { ComponentType } from 'react';
import AccordionBlock from '../blocks/accordion/Component.tsx';
import CallToActionBlock from '../blocks/call-to-action/Component.tsx';
import CardsBlock from '../blocks/cards/Component.tsx';
import ContactDetailsBlock from '../blocks/contact-details/Component.tsx';
import ErrorScreenBlock from '../blocks/error-screen/Component.tsx';
import FormBlock from '../blocks/form/Component.tsx';
import HeroCarouselBlock from '../blocks/hero-carousel/Component.tsx';
import MapBlock from '../blocks/map/Component.tsx';
import NoticeBlock from '../blocks/notice/Component.tsx';
import PageHeroBlock from '../blocks/page-hero/Component.tsx';
import PlainTextBlock from '../blocks/plain-text/Component.tsx';
import QuoteBlock from '../blocks/quote/Component.tsx';
import TextSectionBlock from '../blocks/text-section/Component.tsx';
import type { BlockProps } from '../shapes.ts';
import type { Block } from './types.ts';

/** The component of each block type. */
export const blockComponents: { [T in Block['type']]: ComponentType<BlockProps<T>> } = {
  'accordion': AccordionBlock,
  'call-to-action': CallToActionBlock,
  'cards': CardsBlock,
  'contact-details': ContactDetailsBlock,
  'error-screen': ErrorScreenBlock,
  'form': FormBlock,
  'hero-carousel': HeroCarouselBlock,
  'map': MapBlock,
  'notice': NoticeBlock,
  'page-hero': PageHeroBlock,
  'plain-text': PlainTextBlock,
  'quote': QuoteBlock,
  'text-section': TextSectionBlock,
};
