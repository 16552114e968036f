/**
 * Sends a request with a body as `fetch` does, and says how much of it has been sent, which `fetch` does not know.
 *
 * @param onProgress Called with the part that has been sent, from 0 to 1.
 */
export function fetchWithProgress(onProgress: (part: number) => void) {
  return (url: string, { method = "POST", headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError("The request failed"));
      request.onabort = () => reject(new DOMException("The request was aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      if (signal?.aborted) reject(signal.reason);
      else request.send(body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  return new Response(request.responseText, { status: request.status, headers: headers as [string, string][] });
}
