const KEY = 'preferred-language';

/** The saved language, unchecked; null when there is none or storage is closed (I18N-2, FAULT-49). */
export function readStoredLocale(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Saves the chosen language (I18N-3). A closed or full storage loses only the memory of it. */
export function storeLocale(locale: string): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Private mode or quota: the choice still holds for this page.
  }
}
