import { render } from 'preact';
import '../theme/index.css';
import './gallery.css';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('gallery');
if (root) render(<Gallery />, root);
