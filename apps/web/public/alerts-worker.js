/* Shows alerts that the server sends by Web Push, and opens the inbox. It answers no request of the page. */
self.addEventListener("push", (event) => {
  const { title = "", body = "", tag = "", url = "/" } = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
