/**
 * Fetches the rules of the letters that one language alone is written in, once it is spoken: Chinese
 * is readable in the device's own letters until ours are there, and its file is as large as the code.
 */
export async function loadLetters(lang: string): Promise<void> {
  if (lang === 'zh-TW') await import('./generated/fonts-han.css');
}
