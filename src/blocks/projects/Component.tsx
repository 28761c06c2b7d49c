import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Projects({ id }: BlockProps<'projects'>) {
  return <Section id={id}>…</Section>;
}
