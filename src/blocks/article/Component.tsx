import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Article({ id }: BlockProps<'article'>) {
  return (
    <Section id={id}>
      <h1>…</h1>
    </Section>
  );
}
