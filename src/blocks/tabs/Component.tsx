import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Tabs({ id }: BlockProps<'tabs'>) {
  return <Section id={id}>…</Section>;
}
