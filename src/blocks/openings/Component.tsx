import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Openings({ id }: BlockProps<'openings'>) {
  return <Section id={id}>…</Section>;
}
