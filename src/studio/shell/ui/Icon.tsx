import { createElement } from 'react';
import styles from './Icon.module.css';
import icons from './icons.json';

export type IconName = keyof typeof icons;

/** The SVG elements of an icon: tag and attributes. */
type IconElements = readonly (readonly [string, Record<string, string>])[];

/** Whether the studio has an icon of this name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** An icon of the Lucide set (ISC licence); decorative, so it needs text or a label next to it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {elementsOf(name).map(([element, attributes]) =>
        createElement(element, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}

function elementsOf(name: IconName): IconElements {
  return shapes.get(name) ?? [];
}

const shapes = new Map<string, IconElements>(
  Object.entries(icons).map(([name, elements]) => [
    name,
    elements.map(([element, attributes]): [string, Record<string, string>] => [
      String(element),
      Object.fromEntries(Object.entries(Object(attributes)).map(([key, value]) => [key, String(value)])),
    ]),
  ]),
);
