/** The ways to the app: its page and what the lobby's bar opens. They share their guides, so they come as one chunk. */
export { AppDownloadPopup, SafariNotice } from '#screens/appDownload/AppDownloadPopup.tsx';
export { AppDownloadScreen } from '#screens/appDownload/AppDownloadScreen.tsx';
