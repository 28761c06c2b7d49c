import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function ArticleList({ id }: BlockProps<'article-list'>) {
  return <Section id={id}>…</Section>;
}
