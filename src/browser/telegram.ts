/** Whether Telegram's bridge is in the page: on iOS its browser says that it is Safari. */
export function hasTelegram(): boolean {
  return 'TelegramWebview' in window || 'TelegramWebviewProxy' in window;
}
