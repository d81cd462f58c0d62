import { Button } from './Button.tsx';
import './header.css';

export interface HeaderProps {
  user?: string | undefined;
  onLogin?: () => void;
  onLogout?: () => void;
}

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
