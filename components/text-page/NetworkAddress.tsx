import { useQuery } from '@tanstack/react-query';
import { fetchNetworkAddress, NETWORK_ADDRESS_PATH } from '@/lib/clients/product-api/viewer/network-address';

/** The network address that the visitor comes from, for whoever has to enter it; without script, a link to it. */
export function NetworkAddress() {
  const { data: address } = useQuery({
    queryKey: ['network-address'],
    queryFn: fetchNetworkAddress,
    retry: false,
  });
  return address === undefined ? <a href={NETWORK_ADDRESS_PATH}>shown here</a> : <strong>{address}</strong>;
}
