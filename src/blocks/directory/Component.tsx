import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Directory({ id }: BlockProps<'directory'>) {
  return <Section id={id}>…</Section>;
}
