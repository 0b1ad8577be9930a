// Answers the page that opened the identity provider's window, on the same origin only, and closes.
const { answer } = document.body.dataset;
const opener: Window | null = window.opener;
if (answer && opener) {
  opener.postMessage(JSON.parse(answer), window.location.origin);
  window.close();
}
