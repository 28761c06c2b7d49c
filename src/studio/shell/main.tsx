import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { language, uiTexts } from './i18n/ui-texts.ts';
import { applyAppearance } from './start/appearance.ts';
import { Start } from './start/Start.tsx';

const element = document.getElementById('studio');
if (!element) throw new Error('The document has no place for the studio.');
document.documentElement.lang = language;
document.title = uiTexts.title;
applyAppearance();
createRoot(element).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
