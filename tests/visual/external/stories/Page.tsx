import { useState } from 'react';
import { Header } from './Header.tsx';
import './page.css';

/** A page with a header, and a visitor who can log in. */
export function Page() {
  const [user, setUser] = useState<string>();
  return (
    <article>
      <Header user={user} onLogin={() => setUser('Robin')} onLogout={() => setUser(undefined)} />
      <section className="example-page">
        <h2>Pages are stories too</h2>
        <p>
          Pages are put together from components, from the smallest to the whole. Whoever looks at
          one sees how its parts stand side by side.
        </p>
      </section>
    </article>
  );
}
