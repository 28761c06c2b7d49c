import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { followLook } from './start/look.ts';
import { Start } from './start/Start.tsx';
import { language, words } from './words/words.ts';

const element = document.getElementById('studio');
if (!element) throw new Error('The document has no place for the studio.');
document.documentElement.lang = language;
document.title = words.title;
followLook();
createRoot(element).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
