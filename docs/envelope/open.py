# python3 open.py <private key, PKCS#8 in base64> <Encryption header> <body>; needs the package cryptography
import sys
from base64 import b64decode

from cryptography.hazmat.decrepit.ciphers.algorithms import TripleDES
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.ciphers import Cipher, modes
from cryptography.hazmat.primitives.padding import PKCS7
from cryptography.hazmat.primitives.serialization import load_der_private_key


def open_envelope(private_key: str, header: str, body: str) -> str:
    rsa = load_der_private_key(b64decode(private_key), password=None)
    key = rsa.decrypt(b64decode(header.split(";")[-1]), PKCS1v15())[:8]
    # Three times the same key is single DES.
    des = Cipher(TripleDES(key * 3), modes.ECB()).decryptor()
    padded = des.update(b64decode(body)) + des.finalize()
    unpadder = PKCS7(64).unpadder()
    return (unpadder.update(padded) + unpadder.finalize()).decode("utf-8")


if __name__ == "__main__":
    sys.stdout.buffer.write(open_envelope(*sys.argv[1:4]).encode() + b"\n")
