/* Written by scripts/generate.ts from schemas/blocks/. A new block needs a schema and its folder, nothing here. */
import type { ComponentType } from 'react';
import AccordionBlock from '../blocks/accordion/Component.tsx';
import ArticleCarouselBlock from '../blocks/article-carousel/Component.tsx';
import ArticleListBlock from '../blocks/article-list/Component.tsx';
import ArticleBlock from '../blocks/article/Component.tsx';
import BannerBlock from '../blocks/banner/Component.tsx';
import CalendarBlock from '../blocks/calendar/Component.tsx';
import CallToActionBlock from '../blocks/call-to-action/Component.tsx';
import CardsBlock from '../blocks/cards/Component.tsx';
import ChartBlock from '../blocks/chart/Component.tsx';
import ContactDetailsBlock from '../blocks/contact-details/Component.tsx';
import DirectoryBlock from '../blocks/directory/Component.tsx';
import ErrorScreenBlock from '../blocks/error-screen/Component.tsx';
import FiguresBlock from '../blocks/figures/Component.tsx';
import FormBlock from '../blocks/form/Component.tsx';
import HeroCarouselBlock from '../blocks/hero-carousel/Component.tsx';
import LeaveListBlock from '../blocks/leave-list/Component.tsx';
import MapBlock from '../blocks/map/Component.tsx';
import MetricsBlock from '../blocks/metrics/Component.tsx';
import NoticeBlock from '../blocks/notice/Component.tsx';
import OpeningsBlock from '../blocks/openings/Component.tsx';
import PageHeroBlock from '../blocks/page-hero/Component.tsx';
import PicturePairBlock from '../blocks/picture-pair/Component.tsx';
import PlainTextBlock from '../blocks/plain-text/Component.tsx';
import ProfilesBlock from '../blocks/profiles/Component.tsx';
import ProjectsBlock from '../blocks/projects/Component.tsx';
import QuoteBlock from '../blocks/quote/Component.tsx';
import SheetBlock from '../blocks/sheet/Component.tsx';
import StepsBlock from '../blocks/steps/Component.tsx';
import TabsBlock from '../blocks/tabs/Component.tsx';
import TextSectionBlock from '../blocks/text-section/Component.tsx';
import type { BlockProps } from '../contracts/content.ts';
import type { Block } from './types.ts';

/** The component of each block type. */
export const blockComponents: { [T in Block['type']]: ComponentType<BlockProps<T>> } = {
  'accordion': AccordionBlock,
  'article-carousel': ArticleCarouselBlock,
  'article-list': ArticleListBlock,
  'article': ArticleBlock,
  'banner': BannerBlock,
  'calendar': CalendarBlock,
  'call-to-action': CallToActionBlock,
  'cards': CardsBlock,
  'chart': ChartBlock,
  'contact-details': ContactDetailsBlock,
  'directory': DirectoryBlock,
  'error-screen': ErrorScreenBlock,
  'figures': FiguresBlock,
  'form': FormBlock,
  'hero-carousel': HeroCarouselBlock,
  'leave-list': LeaveListBlock,
  'map': MapBlock,
  'metrics': MetricsBlock,
  'notice': NoticeBlock,
  'openings': OpeningsBlock,
  'page-hero': PageHeroBlock,
  'picture-pair': PicturePairBlock,
  'plain-text': PlainTextBlock,
  'profiles': ProfilesBlock,
  'projects': ProjectsBlock,
  'quote': QuoteBlock,
  'sheet': SheetBlock,
  'steps': StepsBlock,
  'tabs': TabsBlock,
  'text-section': TextSectionBlock,
};
