import { useState } from 'react';
import { Header } from './Header.tsx';

export function Page() {
  const [user, setUser] = useState<string>();
  return (
    <article>
      <Header user={user} onLogin={() => setUser('Robin')} onLogout={() => setUser(undefined)} />
      <h2>Pages are stories too</h2>
      <p>
        Pages are composed of components, from the smallest to the whole. A story of a page shows
        how its parts fit together.
      </p>
    </article>
  );
}
