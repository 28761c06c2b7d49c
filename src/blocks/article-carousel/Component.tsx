import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function ArticleCarousel({ id }: BlockProps<'article-carousel'>) {
  return (
    <Section id={id}>
      <h1>…</h1>
    </Section>
  );
}
