// Answers the page that opened the identity provider's window, on the same origin only, and closes.
const { answer } = document.body.dataset;
if (answer && window.opener) {
  window.opener.postMessage(JSON.parse(answer), window.location.origin);
  window.close();
}
