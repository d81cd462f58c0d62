import { Button } from './Button.tsx';
import './header.css';

/** Who is logged in, and what the buttons do. */
export interface HeaderProps {
  user?: string | undefined;
  onLogin?: () => void;
  onLogout?: () => void;
}

/** The top of the example's page. */
export function Header({ user, onLogin, onLogout }: HeaderProps) {
  return (
    <header className="example-header">
      <svg width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="#555ab9" />
      </svg>
      <h1>Example</h1>
      {user === undefined ? (
        <div>
          <Button size="small" label="Log in" onClick={onLogin} />{' '}
          <Button size="small" kind="primary" label="Sign up" />
        </div>
      ) : (
        <div>
          Good day, <b>{user}</b> <Button size="small" label="Log out" onClick={onLogout} />
        </div>
      )}
    </header>
  );
}
