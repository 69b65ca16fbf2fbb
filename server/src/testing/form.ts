/** A file as a browser's form sends it to an upload. */
export function fileForm(name: string, bytes: Uint8Array): { payload: Buffer; headers: Record<string, string> } {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  };
}
