import { render } from 'preact';

const App = () => (
  <main>
    <h1>Kaffeehaus</h1>
    <p>The tables are being laid.</p>
  </main>
);

const root = document.getElementById('app');
if (root) render(<App />, root);
