import { BlokNine } from './BlokNine.tsx';
import { Fourfold } from './Fourfold.tsx';
import { Halden } from './Halden.tsx';
import { Keelway } from './Keelway.tsx';
import { Orbela } from './Orbela.tsx';
import { Parallel } from './Parallel.tsx';
import { Tern } from './Tern.tsx';

/** The seven partners in the order they go round in (HOME-9): invented, to be replaced by the owner's. */
export const PARTNERS = [
  { name: 'Orbela', Mark: Orbela },
  { name: 'Keelway', Mark: Keelway },
  { name: 'Fourfold', Mark: Fourfold },
  { name: 'Blok Nine', Mark: BlokNine },
  { name: 'Halden', Mark: Halden },
  { name: 'Tern', Mark: Tern },
  { name: 'Parallel', Mark: Parallel },
] as const;
