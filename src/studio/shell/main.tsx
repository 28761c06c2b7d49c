import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { applyAppearance } from './start/appearance.ts';
import { Start } from './start/Start.tsx';
import { language, words } from './words/words.ts';

const element = document.getElementById('studio');
if (!element) throw new Error('The document has no place for the studio.');
document.documentElement.lang = language;
document.title = words.title;
applyAppearance();
createRoot(element).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
