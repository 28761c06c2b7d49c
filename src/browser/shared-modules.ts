/**
 * The modules that blocks share, in a fixed order. The bundler reads this file first, so that adding a block type
 * neither moves these modules to other files nor changes their order, and pages without the new block load the same
 * bytes as before.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';

export * from '../ui/Button.tsx';
export * from '../ui/Heading.tsx';
export * from '../ui/Icon.tsx';
export * from '../ui/link/Link.tsx';
export * from '../ui/Picture.tsx';
export * from '../ui/rich-text/RichText.tsx';
export * from '../ui/Section.tsx';
