import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Profiles({ id }: BlockProps<'profiles'>) {
  return <Section id={id}>…</Section>;
}
