import { render } from 'preact';
import { wantWords } from '../ui/words.ts';
import '../theme/index.css';
import './gallery.css';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('gallery');
await wantWords('hamburg');
if (root) render(<Gallery />, root);
