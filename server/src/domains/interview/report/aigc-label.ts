/** Who the label names as the producer of generated content: this product. */
const producer = '聘见';

/**
 * The implicit label of GB 45438-2025 as its JSON text, to stand in a file's metadata: Label 1 says that the content is
 * generated. The standard keeps two fields for signatures of its own; they stay empty.
 */
export function aigcLabel({ produceId }: { readonly produceId: string }): string {
  return JSON.stringify({
    AIGC: {
      Label: '1',
      ContentProducer: producer,
      ProduceID: produceId,
      ReservedCode1: '',
      ContentPropagator: producer,
      PropagateID: produceId,
      ReservedCode2: '',
    },
  });
}
