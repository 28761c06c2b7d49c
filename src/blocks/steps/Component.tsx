import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Steps({ id }: BlockProps<'steps'>) {
  return <Section id={id}>…</Section>;
}
