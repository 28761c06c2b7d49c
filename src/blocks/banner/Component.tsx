import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Banner({ id }: BlockProps<'banner'>) {
  return <Section id={id}>…</Section>;
}
